import type { ApiFailure, createQueryClient } from '@cyberharbour/shared-api';
import { needsCheck } from '@cyberharbour/shared-api/fresh-check';

/**
 * What a call does that is refused until somebody proves again who they are: it asks, once for all calls that wait.
 * @returns a function that resolves to whether the call is worth repeating
 */
export function createConfirm(
  client: ReturnType<typeof createQueryClient>,
): (refusal: Pick<ApiFailure, 'code'>) => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  return (refusal) => {
    if (!needsCheck(refusal)) return Promise.resolve(false);
    asking ??= import(/* webpackChunkName: "fresh-check" */ './open-check')
      .then(({ openCheck }) => openCheck(client))
      // Without its script the call fails with the server's own sentence.
      .catch(() => false)
      .finally(() => (asking = undefined));
    return asking;
  };
}

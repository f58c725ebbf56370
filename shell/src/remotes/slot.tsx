import { judgeGuard, type PartProps, type ReleaseSet, type SlotName, type SlotPart } from '@cyberharbour/platform';
import { useSession } from '@cyberharbour/shared-api';
import { useEffect, useState } from 'react';
import type { CompleteSet } from '../releases/rest-of-set';
import { HealingScreen } from './healing-screen';
import type { Screen } from './remote';
import type { Remotes } from './remotes';
import { untilIdle, untilUnseen } from './late-parts';
import { RenderBoundary } from './render-boundary';

interface Part extends SlotPart {
  remote: string;
}

interface LoadedPart {
  key: string;
  screen: Screen;
  replace: (failed: Screen, cause: unknown) => Promise<Screen>;
}

/** Slots in pages that are read: what comes into them late moves nothing that is in view. */
const atEndOfPage: ReadonlySet<SlotName> = new Set(['blog-detail', 'campaign-detail']);

/** What fails was counted and reported where it failed; its place stays empty and nothing around it changes. */
const leaveOut = () => undefined;

/**
 * Makes the component that draws the parts of other remotes inside a screen. They are loaded after it, one does not
 * wait for another, and each is healed as a screen is.
 */
export function createSlot(set: Pick<ReleaseSet, 'remotes'>, completeSet: CompleteSet, remotes: Remotes) {
  const listParts = (name: string, user: { role: string } | undefined): Part[] =>
    set.remotes
      .filter(({ disabled }) => !disabled)
      .flatMap(({ name: remote, slots = [], claims }) =>
        slots
          .filter(({ slot, path }) => {
            const claim = claims.find((one) => one.path === path);
            return slot === name && claim !== undefined && judgeGuard(claim.guard, user) === 'passed';
          })
          .map((part) => ({ ...part, remote })),
      )
      .sort((one, other) => one.order - other.order || (one.remote < other.remote ? -1 : 1));

  async function load({ remote: name, path }: Part): Promise<LoadedPart | undefined> {
    const remote = remotes.get(name);
    if (!remote) return undefined;
    const screen = await remote.part(path);
    return {
      key: `${name} ${path}`,
      screen,
      replace: (failed, cause) => remote.replacePart(failed, path, cause),
    };
  }

  return function Slot({ name, item }: PartProps & { name: SlotName }) {
    const role = useSession().user?.role;
    const [loaded, setLoaded] = useState<readonly (LoadedPart | undefined)[]>([]);
    useEffect(() => {
      let isGone = false;
      const isAtEnd = atEndOfPage.has(name);
      const fill = async () => {
        if (isAtEnd) await untilIdle();
        await completeSet();
        const parts = listParts(name, role === undefined ? undefined : { role });
        await Promise.all(
          parts.map(async (part, place) => {
            const one = await load(part).catch(leaveOut);
            if (one && isAtEnd) await untilUnseen(document.querySelector('#main + footer'));
            if (!isGone) setLoaded((before) => parts.map((_, at) => (at === place ? one : before[at])));
          }),
        );
      };
      void fill().catch(leaveOut);
      return () => void (isGone = true);
    }, [name, role]);
    return loaded.map((part) =>
      part ? (
        <RenderBoundary key={part.key} onError={leaveOut} fallback={null}>
          <HealingScreen getScreen={() => part.screen} replace={part.replace} item={item} />
        </RenderBoundary>
      ) : null,
    );
  };
}

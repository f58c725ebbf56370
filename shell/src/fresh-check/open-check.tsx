import { ApiProvider, type createQueryClient } from '@cyberharbour/shared-api';
import { createRoot } from 'react-dom/client';
import { CheckDialog } from './check-dialog';

/** In a root of its own, in front of whatever the page shows. Resolves to whether somebody proved who they are. */
export function openCheck(client: ReturnType<typeof createQueryClient>): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const end = (isProved: boolean) => {
      root.unmount();
      place.remove();
      resolve(isProved);
    };
    root.render(
      <ApiProvider client={client}>
        <CheckDialog onEnd={end} />
      </ApiProvider>,
    );
  });
}

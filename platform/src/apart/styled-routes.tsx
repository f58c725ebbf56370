import type { RemoteRoute, ScreenModule } from '../host-contract/index';
import { OwnDesign } from './own-design';
import { routes as own } from './remote-routes';

const drawInOwnDesign = ({ Component }: ScreenModule): ScreenModule => ({
  Component: (props) => (
    <OwnDesign>
      <Component {...props} />
    </OwnDesign>
  ),
});

/** What a remote with a design system of its own exposes, where its React is the host's: drawn by the host as ever. */
export const routes: RemoteRoute[] = own.map((route) => {
  let drawn: Promise<ScreenModule> | undefined;
  const load = () =>
    route.lazy().then(drawInOwnDesign, (cause: unknown) => {
      drawn = undefined;
      throw cause;
    });
  return { ...route, lazy: () => (drawn ??= load()) };
});

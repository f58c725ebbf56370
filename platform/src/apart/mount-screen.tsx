import { ApiProvider, configureApi, createQueryClient } from '@cyberharbour/shared-api';
import { answersOf, joinAnswers } from '@cyberharbour/shared-api/answers';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createPath, Route, Router, Routes, type Navigator } from 'react-router-dom';
import type { MountScreen, PartProps, ScreenHost } from '../host-contract/index';
import { FailBoundary } from './fail-boundary';
import { HostContext } from './host-context';
import { OwnDesign } from './own-design';

const toText = (to: Parameters<Navigator['push']>[0]) => (typeof to === 'string' ? to : createPath(to));

/** This remote's router moves the host's, which has the history of the page. */
const navigatorOf = ({ navigate }: ScreenHost): Navigator => ({
  createHref: toText,
  go: navigate,
  push: (to, state: unknown) => navigate(toText(to), { state }),
  replace: (to, state: unknown) => navigate(toText(to), { state, replace: true }),
});

/**
 * Draws a screen with the React of this build, in an element of the host. The cache is the host's as long as the screen
 * is there: what the host forgets is forgotten here too.
 */
export const mountScreen =
  (path: string, Component: ComponentType<PartProps>): MountScreen =>
  (element, host) => {
    configureApi({ baseUrl: host.apiBase, confirm: host.confirm });
    const client = createQueryClient(host.notify);
    const leaveAnswers = joinAnswers(host.answers, answersOf(client));
    const navigator = navigatorOf(host);
    const root = createRoot(element);
    const draw = () =>
      root.render(
        <FailBoundary onError={host.fail}>
          <HostContext.Provider value={host}>
            <Router location={host.location()} navigator={navigator}>
              <ApiProvider client={client}>
                <OwnDesign>
                  <Routes>
                    <Route path={path} element={<Component />} />
                    {/* A part is drawn at the address of another remote's screen. */}
                    <Route path="*" element={<Component item={host.item} />} />
                  </Routes>
                </OwnDesign>
              </ApiProvider>
            </Router>
          </HostContext.Provider>
        </FailBoundary>,
      );
    // At once, as the host draws its own screens: the heading is there when the host looks for it.
    flushSync(draw);
    return {
      update: draw,
      unmount() {
        leaveAnswers();
        root.unmount();
        client.clear();
      },
    };
  };

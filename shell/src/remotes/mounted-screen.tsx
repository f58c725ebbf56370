import type { MountedScreen, MountScreen, PartProps, ScreenHost } from '@cyberharbour/platform';
import { useAnswers } from '@cyberharbour/shared-api/answers';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** @throws where this shell gave nothing to screens of its own remotes */
function readServices() {
  const services = globalThis.__cyberharbourExtensions?.services;
  if (!services) throw new Error('The shell gives nothing to a screen with a root of its own.');
  return services;
}

/**
 * Makes a component of a screen that another framework draws, or another React: it has an element here, and a root of
 * its own in it. What that root cannot contain is thrown here, so that it is healed as any other screen.
 */
export const drawMounted = (mount: MountScreen): ComponentType<PartProps> =>
  function Mounted({ item }) {
    const element = useRef<HTMLDivElement>(null);
    const screen = useRef<MountedScreen>(undefined);
    const location = useLocation();
    const latest = useRef(location);
    const navigate = useNavigate();
    const answers = useAnswers();
    const [title, setTitle] = useState<string>();
    const [failure, setFailure] = useState<{ cause: unknown }>();
    useLayoutEffect(() => {
      if (latest.current === location) return;
      latest.current = location;
      screen.current?.update();
    }, [location]);
    useLayoutEffect(() => {
      if (!element.current) return undefined;
      const host: ScreenHost = {
        ...readServices(),
        location: () => latest.current,
        navigate: (to, options) => void (typeof to === 'number' ? navigate(to) : navigate(to, options)),
        answers,
        item,
        setTitle,
        fail: (cause) => setFailure({ cause }),
      };
      const mounted = mount(element.current, host);
      screen.current = mounted;
      return () => {
        screen.current = undefined;
        mounted.unmount();
      };
    }, [navigate, answers, item]);
    if (failure) throw failure.cause;
    return (
      <>
        {title !== undefined && <title>{`${title} · CyberHarbour`}</title>}
        <div data-mounted ref={element} />
      </>
    );
  };

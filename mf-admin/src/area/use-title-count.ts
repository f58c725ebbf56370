import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const withoutCount = (title: string) => title.replace(/^\(\d+\) /, '');

/** What waits, before the title: seen in the tab of a console that is in the background. */
export function useTitleCount(count: number) {
  const { pathname } = useLocation();
  useEffect(() => {
    // The screen's own title is there: effects run after it is drawn.
    if (count > 0) document.title = `(${count}) ${withoutCount(document.title)}`;
    return () => {
      document.title = withoutCount(document.title);
    };
  }, [count, pathname]);
}

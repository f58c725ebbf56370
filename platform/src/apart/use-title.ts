import { useContext, useEffect } from 'react';
import { HostContext } from './host-context';

/**
 * The document's title, where it comes with data: before React 19 a screen cannot render `<title>`.
 * @param title without the product's name; undefined while it is not known
 */
export function useTitle(title: string | undefined): void {
  const host = useContext(HostContext);
  useEffect(() => {
    if (title === undefined) return;
    if (host) host.setTitle(title);
    else document.title = title;
  }, [host, title]);
}

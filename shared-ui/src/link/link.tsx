import {
  createContext,
  useContext,
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { classNames } from '../class-names';
import './link.css';

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
}

// eslint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the props
const Anchor = (props: LinkProps) => <a {...props} />;
const LinkContext = createContext<ComponentType<LinkProps>>(Anchor);

const leavesThePage = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;

/** Says what a link is made of: the host gives its router's link, and the design system stays free of routers. */
export const LinkProvider = ({ component, children }: { component: ComponentType<LinkProps>; children: ReactNode }) => (
  <LinkContext.Provider value={component}>{children}</LinkContext.Provider>
);

/** A link inside the product, by the host's router; other addresses and anchors of this page get a plain one. */
export function Link(props: LinkProps) {
  const Provided = useContext(LinkContext);
  if (leavesThePage.test(props.href) || props.target || props.download !== undefined) return <Anchor {...props} />;
  // eslint-disable-next-line react-hooks/static-components -- the component comes from the host, once
  return <Provided {...props} />;
}

/** A link that stands alone on its line: back to a list, show more. Tall enough for a thumb. */
export const BackLink = ({ className, ...rest }: LinkProps) => (
  <Link {...rest} className={classNames('ui-back', className)} />
);

/** A press that stays in this tab; every other one (another tab, a window, a download) is the browser's. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

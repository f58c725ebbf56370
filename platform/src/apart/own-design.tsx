import type { ReactNode } from 'react';
import { RouterLinks } from '../kit/providers';
import './own-tokens.css';
import './own-fallback.css';
import './own-design.css';

/** Where a design system of the remote's own holds; its classes have names of their own in the build. */
export const OwnDesign = ({ children }: { children: ReactNode }) => (
  <div className="ui-own">
    <RouterLinks>{children}</RouterLinks>
  </div>
);

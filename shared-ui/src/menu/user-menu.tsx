import { Icon } from '../icon';
import { Menu, type MenuProps } from './menu';

/** The signed-in person's menu; children are its links and buttons. */
export const UserMenu = ({ name, ...rest }: Omit<MenuProps, 'summary'> & { name: string }) => (
  <Menu
    {...rest}
    summary={
      <>
        <span className="ui-menu__name">{name}</span> <Icon name="down" />
      </>
    }
  />
);

import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState, type ReactNode } from 'react';
import { useConfirm } from './confirm-dialog';
import {
  Badge,
  Button,
  Card,
  CodeInput,
  CoverImage,
  Day,
  ErrorSummary,
  failuresOf,
  Field,
  FilterChips,
  ImagePicker,
  Link,
  LinkProvider,
  Menu,
  PasswordInput,
  TextInput,
  ThemeSwitch,
  type Theme,
} from './index';

// Colours are judged in a real browser, by the journeys: nothing is painted here.
const findings = async (container: Element) =>
  (await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations.map(({ id }) => id);
const show = (content: ReactNode) => render(<main>{content}</main>);

describe('CodeInput', () => {
  function Code() {
    const [value, setValue] = useState('');
    return <CodeInput label="Your code" value={value} onChange={setValue} />;
  }
  const shown = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

  it('takes a digit a box and goes on by itself', async () => {
    show(<Code />);
    await userEvent.type(screen.getByLabelText('Digit 1 of 6'), '12x3');
    expect(shown()).toEqual(['1', '2', '3', '', '', '']);
    expect(screen.getByLabelText('Digit 4 of 6')).toHaveFocus();
  });

  it.each([
    ['123456', ['1', '2', '3', '4', '5', '6']],
    [' 123456\n', ['1', '2', '3', '4', '5', '6']],
    ['12345', ['', '', '', '', '', '']],
    ['1234567', ['', '', '', '', '', '']],
    ['12a456', ['', '', '', '', '', '']],
  ])('a paste of %j gives %j', async (text, boxes) => {
    show(<Code />);
    screen.getByLabelText('Digit 3 of 6').focus();
    await userEvent.paste(text);
    expect(shown()).toEqual(boxes);
  });

  it('steps back on Backspace', async () => {
    show(<Code />);
    await userEvent.type(screen.getByLabelText('Digit 1 of 6'), '12');
    await userEvent.keyboard('{Backspace}');
    expect(shown()).toEqual(['1', '', '', '', '', '']);
  });
});

describe('a field', () => {
  it('is named, hinted and faulted for everybody', async () => {
    const { container } = show(
      <Field label="Email" hint="We send a code there." error="Enter an address.">
        <TextInput type="email" />
      </Field>,
    );
    const input = screen.getByLabelText('Email');
    expect(input).toHaveAccessibleDescription('We send a code there. Enter an address.');
    expect(input).toBeInvalid();
    expect(await findings(container)).toEqual([]);
  });

  it('shows a password while Show is pressed', async () => {
    show(
      <Field label="Password">
        <PasswordInput />
      </Field>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Show' })).toHaveAttribute('aria-pressed', 'true');
  });
});

it('a password that cannot be typed cannot be shown', () => {
  show(<PasswordInput aria-label="Password" disabled defaultValue="kelp ferry" />);
  expect(screen.getByRole('button', { name: 'Show' })).toBeDisabled();
});

describe('ErrorSummary', () => {
  it('takes the focus, and each line leads to its field', async () => {
    const errors = failuresOf(
      { title: { message: 'Give it a title.' }, root: { message: 'Update failed' } },
      (name) => `form-${name}`,
    );
    show(
      <>
        <ErrorSummary errors={errors} />
        <input id="form-title" aria-label="Title" />
      </>,
    );
    expect(screen.getByRole('alert')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Give it a title.' }));
    expect(screen.getByLabelText('Title')).toHaveFocus();
    expect(screen.getByText('Update failed')).toBeVisible();
  });

  it('says a sentence that several fields share once', () => {
    const all = { message: 'Please fill in all required fields.' };
    expect(failuresOf({ name: all, email: all }, (name) => name)).toEqual([{ id: 'name', message: all.message }]);
  });
});

describe('Button', () => {
  it('refuses a second press while it is busy, and keeps the focus', async () => {
    const press = jest.fn();
    const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    show(
      <form onSubmit={submit}>
        <Button type="submit" busy onClick={press}>
          Saving
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Saving' }));
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveFocus();
  });
});

describe('Menu', () => {
  const menu = (
    <>
      <Menu summary="Tom">
        <a href="#dashboard">Dashboard</a>
      </Menu>
      <button type="button">Elsewhere</button>
    </>
  );
  const opened = () => document.querySelector('details')?.open;

  it('closes on a press outside', async () => {
    show(menu);
    await userEvent.click(screen.getByText('Tom'));
    expect(opened()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(opened()).toBe(false);
  });

  it('closes on Escape, and the focus goes back to its button', async () => {
    show(menu);
    await userEvent.click(screen.getByText('Tom'));
    screen.getByRole('link', { name: 'Dashboard' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(opened()).toBe(false);
    expect(screen.getByText('Tom').closest('summary')).toHaveFocus();
  });
});

describe('a question before something that cannot be taken back', () => {
  function Asking({ told }: { told: (yes: boolean) => void }) {
    const { confirm, dialog } = useConfirm();
    return (
      <>
        <Button onClick={() => void confirm({ title: 'Delete this user?', confirmLabel: 'Delete' }).then(told)}>
          Ask
        </Button>
        {dialog}
      </>
    );
  }

  it.each([
    ['Delete', true],
    ['Cancel', false],
  ])('answered by %s is %s', async (name, answer) => {
    const told = jest.fn();
    show(<Asking told={told} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(screen.getByRole('dialog', { name: 'Delete this user?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(told).toHaveBeenCalledWith(answer);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('links', () => {
  const Routed = ({ href, children }: { href: string; children?: ReactNode }) => (
    <a data-routed href={href}>
      {children}
    </a>
  );

  it.each([
    ['/blog', true],
    ['https://www.cyber.gov.au/', false],
    ['mailto:support@cyberharbour.example', false],
    ['#main', false],
  ])("%s is the host's: %s", (href, routed) => {
    show(
      <LinkProvider component={Routed}>
        <Link href={href}>There</Link>
      </LinkProvider>,
    );
    expect(screen.getByRole('link').hasAttribute('data-routed')).toBe(routed);
  });
});

describe('pictures', () => {
  it('give way to what stands in when they cannot be had', async () => {
    show(<CoverImage src="https://example.com/gone.webp">drawn instead</CoverImage>);
    const picture = document.querySelector('img');
    if (picture) fireEvent.error(picture);
    expect(await screen.findByText('drawn instead')).toBeVisible();
  });

  it('are chosen and named', async () => {
    function Picker() {
      const [file, setFile] = useState<File | null>(null);
      return <ImagePicker label="Cover Image" hint="Up to 8 MB." value={file} onChange={setFile} />;
    }
    const { container } = show(<Picker />);
    await userEvent.upload(screen.getByLabelText('Cover Image'), new File(['x'], 'wharf.jpg', { type: 'image/jpeg' }));
    expect(screen.getByText('wharf.jpg')).toBeVisible();
    expect(await findings(container)).toEqual([]);
  });
});

describe('what stands on a page', () => {
  it('says a status by flag and word', () => {
    const { container } = show(<Badge status="pending" />);
    expect(container).toHaveTextContent('Pending');
    expect(container.querySelector('svg')).toBeInTheDocument();
  });

  it('a card has one link, and axe finds nothing', async () => {
    const { container } = show(
      <Card heading="h2" href="/blog/1" title="The invoice" more="Read More" meta={['Mei']}>
        One letter was wrong.
      </Card>,
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(await findings(container)).toEqual([]);
  });

  it('a day is in the zone of its reader, and exact for machines', () => {
    show(<Day at="2026-03-04T05:06:07.000Z" />);
    expect(screen.getByText(/\d Mar 2026/)).toHaveAttribute('datetime', '2026-03-04T05:06:07.000Z');
  });

  it('filters say which one is on', async () => {
    const choose = jest.fn();
    show(
      <FilterChips
        label="Show"
        options={[
          { value: 'all', label: 'All' },
          { value: 'few', label: 'Few' },
        ]}
        value="all"
        onChange={choose}
      />,
    );
    expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Few' }));
    expect(choose).toHaveBeenCalledWith('few');
  });

  it('the theme is chosen by keyboard', async () => {
    function Switch() {
      const [theme, setTheme] = useState<Theme>('device');
      return <ThemeSwitch value={theme} onChange={setTheme} />;
    }
    show(<Switch />);
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'As the device' })).toHaveFocus();
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });
});

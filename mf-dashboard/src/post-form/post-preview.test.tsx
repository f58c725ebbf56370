import 'fake-indexeddb/auto';
import { fakeApi, freshDevice, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

describe('a blog that is being written', () => {
  it('is seen as others will read it, counted and timed', async () => {
    fakeApi({ user: user() });
    open('/blog/create');
    await userEvent.type(await screen.findByLabelText('Title'), 'The invoice');
    await userEvent.type(screen.getByLabelText('Content'), 'It came on a Tuesday.{Enter}One letter was wrong.');
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(preview.getByText('The invoice')).toBeVisible();
    expect(await preview.findByText('One letter was wrong.')).toBeVisible();
    expect(preview.getByText('It came on a Tuesday.')).toBeVisible();
    expect(preview.getByText(/^\d+ \w+ \d{4}$/)).toBeVisible();
    expect(screen.getByText('11 of 160 characters')).toBeVisible();
    expect(screen.getByText('43 of 50,000 characters, about 1 minute to read')).toBeVisible();
  });
});

describe('marks in a text', () => {
  beforeEach(freshDevice);
  const text = '## Before you pay\nRing [the bank](https://bank.example)';

  it('are drawn in the preview as readers will see them, and what may be written is said', async () => {
    const ring = [{ text: 'Ring ' }, { text: 'the bank', href: 'https://bank.example/', host: 'bank.example' }];
    const api = fakeApi({
      user: user(),
      formatted: {
        [text]: [
          { kind: 'heading', lines: [[{ text: 'Before you pay' }]] },
          { kind: 'paragraph', lines: [ring] },
        ],
      },
    });
    open('/blog/create');
    await userEvent.click(await screen.findByLabelText('Content'));
    await userEvent.paste(text);
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(await preview.findByRole('heading', { level: 3, name: 'Before you pay' })).toBeVisible();
    expect(preview.getByRole('link', { name: 'the bank bank.example' })).toBeVisible();
    expect(screen.getByText(/makes a heading/)).toBeVisible();
    // What was typed is asked about when it stands still, not at each key.
    expect(api.calls.filter((call) => call === 'POST /formatted-text')).toHaveLength(1);
  });

  it('stay as they are typed while the server cannot say how they look', async () => {
    fakeApi({ user: user(), failing: { 'POST /formatted-text': { status: 429, message: 'Too many.' } } });
    const { notices } = open('/blog/create');
    await userEvent.click(await screen.findByLabelText('Content'));
    await userEvent.paste(text);
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(await preview.findByText(/cannot be shown right now. What you typed stays as it is./)).toBeVisible();
    expect(preview.getByText('## Before you pay')).toBeVisible();
    expect(notices).toEqual([]);
  });
});

describe('on a narrow screen', () => {
  beforeEach(() => {
    const narrow = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
    Object.assign(window, { matchMedia: () => narrow });
  });
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  it('writing and preview are tabs, and a fault brings the fields back', async () => {
    fakeApi({ user: user() });
    open('/campaigns/create');
    await userEvent.type(await screen.findByLabelText('Title'), 'Spot the phish');
    screen.getByRole('tab', { name: 'Write', selected: true }).focus();
    await userEvent.keyboard('{ArrowRight}');
    const preview = within(screen.getByRole('tabpanel', { name: 'Preview' }));
    expect(preview.getByText('Spot the phish')).toBeVisible();
    expect(preview.getAllByText('Not said yet')).toHaveLength(2);
    expect(screen.getByLabelText('Title')).not.toBeVisible();
    // The buttons stand below both.
    await userEvent.click(screen.getByRole('button', { name: 'Create Campaign' }));
    await waitFor(() => expect(screen.getByLabelText('Description')).toBeVisible());
    expect(screen.getByRole('tab', { name: 'Write' })).toHaveAttribute('aria-selected', 'true');
  });
});

it('what is typed says when it was saved on this device', async () => {
  await freshDevice();
  fakeApi({ user: user() });
  open('/blog/create');
  await userEvent.type(await screen.findByLabelText('Title'), 'The invoice');
  expect(await screen.findByText(/^Saved on this device at/)).toHaveTextContent(
    /^Saved on this device at ([01]\d|2[0-3]):[0-5]\d$/,
  );
});

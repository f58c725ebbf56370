import { blog, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';
import { photo } from '../testing/photo';

describe('a new blog', () => {
  it('says what is missing, at the field and above the form, and sends nothing', async () => {
    const api = fakeApi({ user: user() });
    open('/blog/create');
    await userEvent.type(await screen.findByLabelText('Content'), 'It came on a Tuesday.');
    await userEvent.click(screen.getByRole('button', { name: 'Create Blog' }));
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole('link', { name: 'Give your blog a title.' })).toBeVisible();
    expect(within(summary).getByRole('link', { name: 'Please upload an image' })).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveAccessibleDescription(
      expect.stringContaining('Give your blog a title.'),
    );
    expect(screen.getByLabelText('Content')).toHaveValue('It came on a Tuesday.');
    // A preview may be asked for meanwhile.
    expect(api.calls.filter((call) => call.startsWith('POST') && call !== 'POST /formatted-text')).toEqual([]);
  });

  it('is sent with its picture, and the member goes on to the dashboard', async () => {
    const api = fakeApi({ user: user(), blogs: [blog()] });
    const { notices } = open('/blog/create');
    await userEvent.type(await screen.findByLabelText('Title'), 'The invoice');
    await userEvent.type(screen.getByLabelText('Content'), 'One letter was wrong.');
    await userEvent.upload(screen.getByLabelText('Cover Image'), photo());
    await userEvent.selectOptions(screen.getByLabelText('Topic (optional)'), 'Phishing');
    await userEvent.click(screen.getByRole('button', { name: 'Create Blog' }));
    expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible();
    expect(api.sent[api.calls.indexOf('POST /blogs')]).toMatchObject({
      topic: 'Phishing',
      title: 'The invoice',
      content: 'One letter was wrong.',
    });
    expect(notices).toEqual([{ kind: 'success', text: 'Blog created successfully' }]);
  });

  it('goes live at the time that its author chose, in their own zone, or says at the field why not', async () => {
    const refusal = 'Choose a time that is still to come, or leave this empty.';
    const api = fakeApi({
      user: user(),
      blogs: [blog()],
      failing: { 'POST /blogs': { status: 400, message: refusal, errors: { publishAt: refusal } } },
    });
    open('/blog/create');
    await userEvent.type(await screen.findByLabelText('Title'), 'The invoice');
    await userEvent.type(screen.getByLabelText('Content'), 'One letter was wrong.');
    await userEvent.upload(screen.getByLabelText('Cover Image'), photo());
    const time = screen.getByLabelText('Publish at (optional)');
    const zone = new Intl.DateTimeFormat('en-AU').resolvedOptions().timeZone.replaceAll('_', ' ');
    expect(time).toHaveAccessibleDescription(expect.stringContaining(`In your own time zone, ${zone},`));
    await userEvent.type(time, '2097-03-02T09:00');
    await userEvent.click(screen.getByRole('button', { name: 'Create Blog' }));
    await waitFor(() => expect(time).toHaveAccessibleDescription(expect.stringContaining(refusal)));
    expect(time).toHaveValue('2097-03-02T09:00');
    api.holdings.failing = {};
    await userEvent.click(screen.getByRole('button', { name: 'Create Blog' }));
    expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible();
    expect(api.sent[api.calls.lastIndexOf('POST /blogs')]).toMatchObject({
      publishAt: new Date('2097-03-02T09:00').toISOString(),
    });
  });

  it('keeps everything that was typed when the server refuses it', async () => {
    fakeApi({
      user: user(),
      failing: { 'POST /blogs': { status: 403, message: 'Verify your email before you post.' } },
    });
    open('/blog/create');
    await userEvent.type(await screen.findByLabelText('Title'), 'The invoice');
    await userEvent.type(screen.getByLabelText('Content'), 'One letter was wrong.');
    await userEvent.upload(screen.getByLabelText('Cover Image'), photo());
    await userEvent.click(screen.getByRole('button', { name: 'Create Blog' }));
    expect(within(await screen.findByRole('alert')).getByText('Verify your email before you post.')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('The invoice');
    expect(screen.getByText('wharf.jpg')).toBeVisible();
  });

  it('warns an unverified member before anything is written', async () => {
    fakeApi({ user: user({ isAccountVerified: false }) });
    open('/blog/create');
    expect(await screen.findByRole('link', { name: 'Verify Email' })).toHaveAttribute('href', '/verify-otp');
  });
});

import { fakeApi, libraryItem, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

const admin = user({ _id: 'a1', name: 'Priya Nair', role: 'admin' });
const item = (id: string, title: string, some: Parameters<typeof libraryItem>[0] = {}) =>
  libraryItem({ _id: id, id, title, ...some });
const library = () => [item('r1', 'Phishing'), item('r2', 'Passphrases'), item('r3', 'Backups')];
const titles = async () =>
  within(await screen.findByRole('list', { name: 'Shown, in this order' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the library of moderators', () => {
  it('says what each resource is, and leads to its form', async () => {
    const guide = { slug: 'ring-back', content: 'Ring back.', reviewedOn: '2026-03-04', level: 'next' as const };
    fakeApi({ user: admin, library: [item('r1', 'Phishing', { language: 'vi' }), item('r2', 'Ring back', guide)] });
    open('/admin/resources');
    expect(await screen.findByRole('link', { name: 'Ring back' })).toHaveAttribute('href', '/admin/resources/r2');
    for (const fact of ['www.cyber.gov.au', 'Never reviewed', 'Vietnamese', 'Our own guide', 'Next steps'])
      expect(screen.getByText(fact)).toBeVisible();
    expect(screen.getByText('4 Mar 2026')).toBeVisible();
  });

  it('is put into another order by keyboard, and the focus stays on what was moved', async () => {
    const api = fakeApi({ user: admin, library: library() });
    open('/admin/resources');
    (await screen.findByRole('button', { name: 'Move down: Phishing' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Phishing is now 2 of 3.')).toBeInTheDocument();
    expect(await titles()).toEqual(['Passphrases', 'Phishing', 'Backups']);
    expect(screen.getByRole('button', { name: 'Move down: Phishing' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Phishing is now 3 of 3.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Move up: Phishing' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Move down: Phishing' })).toBeDisabled();
    expect(api.sent.filter((_, place) => api.calls[place] === 'PUT /admin/resources/r1/place')).toEqual([
      { place: 2 },
      { place: 3 },
    ]);
  });

  it('retires a resource after one question, and brings it back', async () => {
    const api = fakeApi({ user: admin, library: library() });
    const { notices } = open('/admin/resources');
    await userEvent.click(await screen.findByRole('button', { name: 'Retire Backups' }));
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Retire “Backups”?' })).getByRole('button', { name: 'Retire' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Bring back Backups' }));
    expect(await screen.findByRole('button', { name: 'Retire Backups' })).toBeVisible();
    expect(notices.map(({ text }) => text)).toEqual(['Resource retired', 'Resource shown again']);
    expect(api.headers[api.calls.indexOf('PUT /admin/resources/r3/retired')]?.['If-Match']).toBeDefined();
  });

  it('says where it stands when it cannot be had', async () => {
    const api = fakeApi({ user: admin, failing: { 'GET /admin/resources': { status: 500 } } });
    open('/admin/resources');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the library.');
    delete api.holdings.failing;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/The library shows nothing/)).toBeVisible();
  });
});

describe('the form of a resource', () => {
  it('adds a link, with all that readers choose by', async () => {
    const api = fakeApi({ user: admin, library: [] });
    const { router } = open('/admin/resources/new');
    await userEvent.type(await screen.findByLabelText('Title'), 'Lock your phone');
    await userEvent.type(screen.getByLabelText('What it is good for'), 'Six digits.');
    await userEvent.type(screen.getByLabelText('Address'), 'https://www.cyber.gov.au/phone');
    await userEvent.click(screen.getByRole('checkbox', { name: 'My shop' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Myself' }));
    await userEvent.selectOptions(screen.getByLabelText('Level'), 'In depth');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/resources'));
    expect(api.sent[api.calls.indexOf('POST /admin/resources')]).toEqual({
      title: 'Lock your phone',
      category: 'Phishing',
      description: 'Six digits.',
      link: 'https://www.cyber.gov.au/phone',
      content: '',
      audiences: ['person', 'shop'],
      language: 'en',
      level: 'deep',
      minutes: 5,
      reviewedOn: '',
    });
    expect(await screen.findByRole('link', { name: 'Lock your phone' })).toBeVisible();
  });

  it('shows what is wrong at the fields, and nothing typed is lost', async () => {
    const errors = { audiences: 'Say whom it is for.', link: 'Enter a whole address.' };
    fakeApi({ user: admin, failing: { 'POST /admin/resources': { status: 400, errors } } });
    open('/admin/resources/new');
    await userEvent.type(await screen.findByLabelText('Address'), 'cyber.gov.au');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByRole('link', { name: 'Say whom it is for.' })).toBeVisible();
    expect(screen.getByLabelText('Address')).toHaveAccessibleDescription(/Enter a whole address\./);
    expect(screen.getByLabelText('Address')).toHaveValue('cyber.gov.au');
  });

  it('previews a guide of our own, and saves it from the version that was read', async () => {
    const text = '# Ring back';
    const guide = item('r2', 'Ring back', { slug: 'ring-back', content: text });
    const blocks = [{ kind: 'heading' as const, lines: [[{ text: 'Ring back first' }]] }];
    const api = fakeApi({ user: admin, library: [guide], formatted: { [text]: blocks } });
    const { router } = open('/admin/resources/r2');
    expect(await screen.findByRole('link', { name: 'See its page' })).toHaveAttribute('href', '/resources/ring-back');
    await userEvent.click(screen.getByRole('button', { name: 'Show preview' }));
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    expect(preview.getByRole('heading', { name: 'Ring back first' })).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Minutes'));
    await userEvent.type(screen.getByLabelText('Minutes'), '9');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/resources'));
    const place = api.calls.indexOf('PUT /admin/resources/r2');
    expect(api.sent[place]).toMatchObject({ minutes: 9, link: '', content: text });
    expect(api.headers[place]?.['If-Match']).toBe(`"${Date.parse(guide.updatedAt)}"`);
  });

  it('says at the text that no preview could be made', async () => {
    const guide = item('r2', 'Ring back', { slug: 'ring-back', content: 'Ring back.' });
    const failing = { 'POST /formatted-text': { status: 429, message: 'Too many.' } };
    fakeApi({ user: admin, library: [guide], failing });
    open('/admin/resources/r2');
    await userEvent.click(await screen.findByRole('button', { name: 'Show preview' }));
    expect(await screen.findByText('The preview could not be made.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Preview' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Text of the guide')).toHaveValue('Ring back.');
  });

  it('gives a resource a picture, and takes it away', async () => {
    const api = fakeApi({ user: admin, library: library() });
    open('/admin/resources/r2');
    const picture = new File(['x'], 'lantern.jpg', { type: 'image/jpeg' });
    await userEvent.upload(await screen.findByLabelText('Picture on its card'), picture);
    await userEvent.click(await screen.findByRole('button', { name: 'Take the picture away' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Take the picture away' })).not.toBeInTheDocument(),
    );
    expect(api.calls.filter((call) => call === 'PUT /admin/resources/r2/picture')).toHaveLength(2);
  });

  it('says so when somebody else changed it meanwhile, or when it is not there', async () => {
    const api = fakeApi({ user: admin, library: library() });
    const { unmount } = open('/admin/resources/r1');
    await screen.findByLabelText('Title');
    Object.assign(api.holdings.library?.[0] ?? {}, { updatedAt: '2026-04-01T00:00:00.000Z' });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/changed somewhere else in the meantime/)).toBeVisible();
    unmount();
    open('/admin/resources/nobody');
    expect(await screen.findByText('This resource is not in the library.')).toBeVisible();
  });
});

import type { PathClaim } from '@cyberharbour/platform';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { listenForInspector } from './inspector-key';
import { readAreas } from './read-areas';

const claim: PathClaim = { path: '/blog/:id', chunk: 'blog' };
const claimant = {
  name: 'mf_public',
  version: '1.2.0',
  entry: '',
  claims: [claim],
  fallback: { version: '1.1.0', entry: '', claims: [claim] },
};
const state = { shell: '2.0.0', owner: { claimant, claim }, drawn: undefined };

it('says which release drew the frame and the screen, and whether another had to take over', () => {
  expect(readAreas({ ...state, drawn: { name: 'mf_public', version: '1.2.0' } })).toEqual({
    shell: ['shell@2.0.0'],
    screen: ['mf_public@1.2.0', 'fallback 1.1.0', '/blog/:id, open to everybody, chunk blog'],
  });
  expect(readAreas({ ...state, drawn: { name: 'mf_public', version: '1.1.0' } }).screen).toContain(
    'in the place of 1.2.0, which failed',
  );
  const preview = { ...claimant, version: '1.2.0-preview.new.0a1b2c3d4e' };
  expect(readAreas({ ...state, owner: { claimant: preview, claim } }).screen[0]).toMatch(/\(preview\)$/);
  expect(readAreas({ ...state, owner: undefined }).screen).toEqual(['No remote claims this address.']);
});

it('is shown at a key and hidden at the same one or at Escape; the page is as it was', async () => {
  document.body.replaceChildren(...['header', 'main', 'footer'].map((name) => document.createElement(name)));
  listenForInspector(document, () => state);
  const press = (key: object) => fireEvent.keyDown(document.body, key);
  const main = document.querySelector('main');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  for (const end of [{ code: 'KeyI', key: 'I', altKey: true, shiftKey: true }, { key: 'Escape' }]) {
    press({ code: 'KeyI', key: 'I', altKey: true, shiftKey: true });
    expect(await screen.findByText(/mf_public@1\.2\.0/)).toBeInTheDocument();
    expect(screen.getAllByText('shell@2.0.0')).toHaveLength(2);
    expect(main?.style.outline).not.toBe('');
    press(end);
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
    expect(main?.style.outline).toBe('');
  }
  press({ code: 'KeyI', key: 'i' });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

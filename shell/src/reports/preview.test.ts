import { createReleaseReports } from './release-reports';

it('counts nothing of a preview: not in its page, and not where a later page finds that it died', () => {
  jest.useFakeTimers();
  const sent: string[] = [];
  const storage = { getItem: () => null, setItem: () => undefined };
  const browser = { storage: () => storage, send: (_: string, body: string) => void sent.push(body) };
  const preview = createReleaseReports({ apiBase: '/api', mode: 'development' }, () => undefined, browser);
  preview.countUse('shell', '1.0.0');
  preview.countFailure('mf_public', '1.0.0');
  const release = createReleaseReports({ apiBase: '/api', mode: 'release' }, () => undefined, browser);
  release.countFailure('mf_public', '1.0.0-preview.new-list.0a1b2c3d4e');
  jest.runAllTimers();
  expect(sent).toEqual([]);
  release.countUse('shell', '1.0.0');
  jest.runAllTimers();
  expect(sent).toHaveLength(1);
  jest.useRealTimers();
});

import { rememberNatives, restoreNatives } from './natives';
import { pageLife } from './page-life';

/** That of another tab. */
function loadPageLife() {
  let other = pageLife;
  jest.isolateModules(() => {
    other = jest.requireActual<{ pageLife: typeof pageLife }>('./page-life').pageLife;
  });
  return other;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

it('a page that stopped without being left is a death of what drew it, and two are enough', () => {
  for (const deaths of [1, 2]) {
    pageLife.enter('mf_public', '1.1.0');
    expect(pageLife.findDead()).toEqual([]);
    jest.advanceTimersByTime(6000);
    expect(pageLife.findDead()).toEqual([{ name: 'mf_public', version: '1.1.0' }]);
    expect(pageLife.findDead()).toEqual([]);
    expect(pageLife.hasDied('mf_public', '1.1.0')).toBe(deaths === 2);
  }
  expect(pageLife.hasDied('mf_public', '1.0.0')).toBe(false);
  jest.advanceTimersByTime(11 * 60_000);
  expect(pageLife.hasDied('mf_public', '1.1.0')).toBe(false);
});

it('a page that beats, or was left, did not die', () => {
  pageLife.enter('mf_public', '1.1.0');
  jest.advanceTimersByTime(4000);
  pageLife.beat();
  jest.advanceTimersByTime(4000);
  expect(pageLife.findDead()).toEqual([]);
  pageLife.leave();
  jest.advanceTimersByTime(60_000);
  expect(pageLife.findDead()).toEqual([]);
});

it('pages that a browser ended with days ago do not keep today’s from what drew them', () => {
  for (const tab of [pageLife, loadPageLife()]) tab.enter('mf_public', '1.1.0');
  jest.advanceTimersByTime(2 * 24 * 60 * 60_000);
  expect(pageLife.findDead()).toHaveLength(2);
  expect(pageLife.hasDied('mf_public', '1.1.0')).toBe(false);
  expect(pageLife.findDead()).toEqual([]);
});

it('a page that drew in the background is not expected to beat', () => {
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  pageLife.enter('mf_public', '1.1.0');
  jest.advanceTimersByTime(60_000);
  expect(pageLife.findDead()).toEqual([]);
  seen.mockReturnValue('visible');
  pageLife.beat();
  jest.advanceTimersByTime(6000);
  expect(pageLife.findDead()).toEqual([{ name: 'mf_public', version: '1.1.0' }]);
  seen.mockRestore();
});

it('what another page notes at the same moment does not bring back a page that was left', () => {
  pageLife.enter('mf_public', '1.1.0');
  const other = loadPageLife();
  other.enter('mf_public', '1.1.0');
  // The other one has read what there is, and writes after this one has left.
  const write = Storage.prototype.setItem;
  const writes = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    pageLife.leave();
    write.call(this, key, value);
  });
  other.beat();
  writes.mockRestore();
  other.leave();
  jest.advanceTimersByTime(6000);
  expect(pageLife.findDead()).toEqual([]);
});

it('whatever else stands in the storage stops no page', () => {
  for (const key of ['cyberharbour-page other', 'cyberharbour-deaths', 'cyberharbour-reloads'])
    for (const junk of ['null', '7', '"text"', '{', '{"unit":7,"at":0}', '{"mf_public 1.1.0":{"length":9}}']) {
      for (const storage of [localStorage, sessionStorage]) storage.setItem(key, junk);
      expect(() => pageLife.findDead()).not.toThrow();
      expect(pageLife.hasDied('mf_public', '1.1.0')).toBe(false);
      expect(pageLife.noteReload('mf_public', '1.1.0')).toBe(false);
      sessionStorage.clear();
    }
});

it('five reloads within ten seconds are a loop', () => {
  const reload = () => pageLife.noteReload('mf_public', '1.1.0');
  expect([1, 2, 3, 4, 5].map(reload)).toEqual([false, false, false, false, true]);
  jest.advanceTimersByTime(11_000);
  expect(reload()).toBe(false);
});

it('what a remote replaced is put back, and named', () => {
  const { map } = Array.prototype;
  rememberNatives();
  expect(restoreNatives()).toEqual([]);
  Object.assign(Array.prototype, { map: () => [] });
  expect(restoreNatives()).toEqual(['Array.map']);
  expect(Array.prototype.map).toBe(map);
});

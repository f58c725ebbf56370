import { saveFile } from './index';

describe('saveFile', () => {
  const create = jest.fn(() => 'blob:table');
  const revoke = jest.fn();
  const clicked: { href: string; download: string }[] = [];

  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    clicked.length = 0;
    Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push({ href: this.href, download: this.download });
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('downloads the content under the name', () => {
    const content = new Blob(['name,email'], { type: 'text/csv' });
    saveFile('users.csv', content);
    expect(create).toHaveBeenCalledWith(content);
    expect(clicked).toEqual([{ href: 'blob:table', download: 'users.csv' }]);
  });

  it('leaves nothing in the page', () => {
    const before = document.documentElement.outerHTML;
    saveFile('users.csv', new Blob(['name']));
    expect(document.documentElement.outerHTML).toBe(before);
  });

  it('gives the address back after a minute, not before', () => {
    saveFile('users.csv', new Blob(['name']));
    jest.advanceTimersByTime(59_999);
    expect(revoke).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(revoke).toHaveBeenCalledWith('blob:table');
  });
});

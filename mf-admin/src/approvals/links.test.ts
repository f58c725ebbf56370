import { linksIn } from './links';

describe('links of a text', () => {
  it.each([
    ['See https://www.cyber.gov.au/report.', 'www.cyber.gov.au', []],
    ['(www.scamwatch.gov.au)', 'www.scamwatch.gov.au', []],
    ['https://my.bank.com.login.evil.example/au', 'my.bank.com.login.evil.example', []],
    ['https://bank.com@evil.example', 'evil.example', ['What stands before the @ is not where it leads.']],
    ['https://pаypal.com/', 'xn--pypal-4ve.com', ['Letters in it may look like others.']],
    ['https://3232235777/x', '192.168.1.1', ['A number stands in place of a name.']],
    ['http://example.org', 'example.org', ['It is not encrypted.']],
  ])('%s', (text, domain, doubts) => {
    expect(linksIn(text).map((link) => [link.domain, link.doubts])).toEqual([[domain, doubts]]);
  });

  it('are named once, and words that are none are left alone', () => {
    expect(linksIn('https://a.example and https://a.example, then https:// and www')).toHaveLength(1);
  });
});

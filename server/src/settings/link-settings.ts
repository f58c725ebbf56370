import type * as z from 'zod';
import { variable, WrongSetting } from './values.ts';

/** From an hour of the day to another one, which does not count. */
export interface Hours {
  from: number;
  to: number;
}

/** How the links of the library are checked. */
export interface LinkSettings {
  /** By the clock in Sydney; null for never. */
  quietHours: Hours | null;
  /** Hosts that may be asked, with all below them; null for every public one. */
  hosts: readonly string[] | null;
}

/** The settings about links, by their environment variables. */
export const linkVariables = {
  LINK_CHECK_HOURS: variable(
    '`1-5`',
    'the hours of the night, in Sydney, in which the pages that the library links to are asked for; `off`: never',
    readHours,
  ),
  LINK_CHECK_HOSTS: variable(
    'every public host',
    'the only hosts that are asked for pages of the library, as `cyber.gov.au,esafety.gov.au`: with all below them',
    readHosts,
  ),
};

function readHours(value: string | null): Hours | null {
  if (value === 'off') return null;
  const [, from, to] = /^(\d{1,2})-(\d{1,2})$/.exec(value ?? '1-5') ?? [];
  const hours = { from: Number(from), to: Number(to) };
  if (from === undefined || hours.from > 23 || hours.to > 23 || hours.from === hours.to)
    throw new WrongSetting(`LINK_CHECK_HOURS must be two hours such as 1-5, or off, not "${value ?? ''}".`);
  return hours;
}

function readHosts(value: string | null): readonly string[] | null {
  if (value === null) return null;
  const hosts = value
    .toLowerCase()
    .split(',')
    .map((each) => each.trim());
  const wrong = hosts.find((each) => !/^[a-z\d-]+(\.[a-z\d-]+)+$/.test(each));
  if (wrong !== undefined)
    throw new WrongSetting(`LINK_CHECK_HOSTS must be made of hosts such as cyber.gov.au, not "${wrong}".`);
  return hosts;
}

type Values = { [Name in keyof typeof linkVariables]: z.infer<(typeof linkVariables)[Name]> };

export const toLinkSettings = (values: Values): LinkSettings => ({
  quietHours: values.LINK_CHECK_HOURS,
  hosts: values.LINK_CHECK_HOSTS,
});

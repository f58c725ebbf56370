import type { FastifyRequest } from 'fastify';
import Bowser from 'bowser';
import { addressKey } from '../limits/address-key.ts';

/** Where a session comes from, in words that its owner can recognise. */
export interface Visit {
  /** As `Firefox on Windows`. */
  device: string;
  /** As `203.0.113.x`: never a whole address. */
  network: string;
}

/** A longer one is cut: nobody makes the parser work for long. */
const longest = 400;
const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

/** Names from a fixed list alone: what a stranger sends as its name is not written into anybody's mail. */
export function nameDevice(userAgent: string | undefined): string {
  const { browser, os } = Bowser.parse(userAgent?.slice(0, longest) || 'none');
  const program = browser.name && browsers.has(browser.name) ? browser.name : 'Another program';
  return os.name && systems.has(os.name) ? `${program} on ${os.name}` : program;
}

const ownMachine = ['0:0:0:0::/64'];

/** The network that an address belongs to. Where in the world that is, nobody is asked. */
export function nameNetwork(address: string): string {
  const key = addressKey(address);
  if (key.startsWith('127.') || ownMachine.includes(key)) return 'this machine';
  return key.includes(':') ? key : key.replace(/\.\d+$/, '.x');
}

export const readVisit = (request: FastifyRequest): Visit => ({
  device: nameDevice(request.headers['user-agent']),
  network: nameNetwork(request.ip),
});

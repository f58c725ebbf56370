import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { UserError } from '../processes/product.ts';

const bridge = 'harbour0';

function run(...words: string[]): void {
  execFileSync('/usr/sbin/ip', words, { stdio: 'pipe' });
}

function removeIfThere(kind: 'link' | 'netns', name: string): void {
  const place = kind === 'link' ? `/sys/class/net/${name}` : `/run/netns/${name}`;
  if (existsSync(place)) run(kind, 'del', name);
}

/** Networks of Linux that stand for hosts: each has its own loopback, its own ports and one link to the others. */
export class HostNetworks {
  private readonly addresses: readonly string[];
  private readonly own: string;

  /**
   * @param addresses of the hosts
   * @param own of this machine in the same network of 24 bits
   * @throws UserError for anybody but root, who alone makes networks
   */
  constructor(addresses: readonly string[], own: string) {
    if (process.getuid?.() !== 0 || !existsSync('/usr/sbin/ip') || !existsSync('/usr/sbin/nft'))
      throw new UserError('Networks of hosts are made by root, with the Debian packages iproute2 and nftables.');
    this.addresses = addresses;
    this.own = own;
  }

  /** What an earlier run left behind, as one that was ended does, goes before. */
  open(): void {
    this.close();
    run('link', 'add', bridge, 'type', 'bridge');
    run('addr', 'add', `${this.own}/24`, 'dev', bridge);
    run('link', 'set', bridge, 'up');
    for (const [place, address] of this.addresses.entries()) {
      const [name, link] = [this.nameOf(place), this.linkOf(place)];
      run('netns', 'add', name);
      run('link', 'add', link, 'type', 'veth', 'peer', 'name', 'link0', 'netns', name);
      run('link', 'set', link, 'master', bridge, 'up');
      run('-n', name, 'addr', 'add', `${address}/24`, 'dev', 'link0');
      run('-n', name, 'link', 'set', 'link0', 'up');
      run('-n', name, 'link', 'set', 'lo', 'up');
    }
  }

  /** @returns the words that run a command on a host */
  on(place: number, words: readonly string[]): { command: string; words: string[] } {
    return { command: '/usr/sbin/ip', words: ['netns', 'exec', this.nameOf(place), ...words] };
  }

  /** Takes a host off the network, as a cable that is pulled, and brings it back. */
  link(place: number, state: 'up' | 'down'): void {
    run('link', 'set', this.linkOf(place), state);
  }

  close(): void {
    for (const place of this.addresses.keys()) {
      // First: it outlives its host for as long as a process there does, and goes by itself at some time after that.
      removeIfThere('link', this.linkOf(place));
      removeIfThere('netns', this.nameOf(place));
    }
    removeIfThere('link', bridge);
  }

  private nameOf(place: number): string {
    return `harbour-host-${place + 1}`;
  }

  private linkOf(place: number): string {
    return `harbour-to-${place + 1}`;
  }
}

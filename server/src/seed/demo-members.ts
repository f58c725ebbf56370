/** Who the sample posts are by. Nobody can log in as one of them: they have no password. */
export interface DemoMember {
  name: string;
  email: string;
  joinedDaysAgo: number;
  business?: { name: string; address: string; abn: string };
}

export type MemberKey = 'mei' | 'tom' | 'leila' | 'jack' | 'ros' | 'samir' | 'library' | 'seniors' | 'tafe' | 'priya';

export const demoMembers: Record<MemberKey, DemoMember> = {
  mei: {
    name: 'Mei Castellano',
    email: 'mei@harbourside.example',
    joinedDaysAgo: 120,
    business: { name: 'Harbourside Bakery', address: '4 Wharf Street, Newcastle NSW 2300', abn: '11 000 000 001' },
  },
  tom: { name: 'Tom Okafor', email: 'tom@okafor.example', joinedDaysAgo: 118 },
  leila: { name: 'Leila Haddad', email: 'leila@haddad.example', joinedDaysAgo: 110 },
  jack: {
    name: 'Jack Brennan',
    email: 'jack@brennans.example',
    joinedDaysAgo: 104,
    business: { name: 'Brennan’s Hardware', address: '18 Hunter Street, Newcastle NSW 2300', abn: '11 000 000 002' },
  },
  ros: { name: 'Aunty Ros Walker', email: 'ros@walker.example', joinedDaysAgo: 99 },
  samir: { name: 'Samir Patel', email: 'samir@patel.example', joinedDaysAgo: 92 },
  library: { name: 'Mayfield Library', email: 'desk@mayfield-library.example', joinedDaysAgo: 85 },
  seniors: { name: 'Coast Seniors Club', email: 'hello@coast-seniors.example', joinedDaysAgo: 80 },
  tafe: {
    name: 'Tidewater TAFE',
    email: 'it@tidewater-tafe.example',
    joinedDaysAgo: 76,
    business: { name: 'Tidewater TAFE', address: '266 Maitland Road, Tighes Hill NSW 2297', abn: '11 000 000 003' },
  },
  priya: { name: 'Priya Nair', email: 'priya@nair.example', joinedDaysAgo: 70 },
};

import { blogForm, campaignForm, form } from '../forms.ts';
import { type Call, simple } from './call.ts';
import type { Subject } from './subject.ts';

const postBlog = async ({ member }: Subject) => member.post('/blogs', await blogForm());
const draft = ({ id }: Subject) => ({ form: 'blog', owner: id, base: '', fields: { title: 'Begun' } });

/** A call about a blog that is there before, unless what was prepared for the other call keeps it from being posted. */
const aboutBlog =
  (act: (subject: Subject, address: string) => Promise<{ status: number; text: string }>): Call['prepare'] =>
  async (subject) => {
    const { status, body } = await postBlog(subject);
    const id = status === 201 ? body.blog._id : 'none';
    return () => act(subject, `/blogs/${id}`);
  };

/** About what an account writes. */
export const writingCalls: readonly Call[] = [
  { name: 'blog posted', prepare: simple(postBlog) },
  {
    name: 'blog changed',
    prepare: aboutBlog(({ member }, address) => member.put(address, form({ title: 'Changed', content: 'C' }))),
  },
  { name: 'blog deleted', isOnce: true, prepare: aboutBlog(({ member }, address) => member.delete(address)) },
  {
    name: 'campaign posted',
    prepare: simple(async ({ member }) => member.post('/campaigns', await campaignForm())),
  },
  { name: 'draft stored', prepare: simple((subject) => subject.member.put('/user/draft', draft(subject))) },
  {
    name: 'draft thrown away',
    async prepare(subject) {
      await subject.member.put('/user/draft', draft(subject));
      return () => subject.member.delete(`/user/draft?form=blog&owner=${subject.id}`);
    },
  },
];

import * as z from 'zod/mini';
import { answer } from './answer.ts';

/** What is the matter with a link: it does not answer for days, moved for good, or says something else than it did. */
export const linkFindingKinds = ['dead', 'moved', 'changed'] as const;
export type LinkFindingKind = (typeof linkFindingKinds)[number];

/** A link of the library that a person has to look at. */
export const LinkFinding = z.object({
  /** Of its resource. */
  _id: z.string(),
  title: z.string(),
  link: z.string(),
  finding: z.enum(linkFindingKinds),
  /** Where it moved, or how it failed. */
  detail: z.nullable(z.string()),
  foundAt: z.string(),
  /** Of the resource. */
  updatedAt: z.string(),
});
export type LinkFinding = z.infer<typeof LinkFinding>;

/** The newest first; there are few, so they are one page. */
export const LinkFindings = answer({ findings: z.array(LinkFinding) });
export type LinkFindings = z.infer<typeof LinkFindings>;

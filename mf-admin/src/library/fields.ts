import type { LibraryItem, ResourceForm } from '@cyberharbour/shared-api/contract';

/** What a resource is: a page of somebody else's, or a text of the site's own. */
export type ResourceKind = 'link' | 'guide';

export const kindOf = (resource: LibraryItem | undefined): ResourceKind =>
  resource && resource.content !== '' ? 'guide' : 'link';

export const emptyForm: ResourceForm = {
  title: '',
  category: 'Phishing',
  description: '',
  link: '',
  content: '',
  audiences: [],
  language: 'en',
  level: 'start',
  minutes: 5,
  reviewedOn: '',
};

/** The form of a stored resource. */
export const toForm = (resource: LibraryItem): ResourceForm => ({
  title: resource.title,
  category: resource.category,
  description: resource.description,
  link: resource.content === '' ? resource.link : '',
  content: resource.content,
  audiences: resource.audiences ?? [],
  language: resource.language ?? 'en',
  level: resource.level ?? 'start',
  minutes: resource.minutes ?? 5,
  reviewedOn: resource.reviewedOn ?? '',
});

/** What is sent: the fields of the other kind are left empty, whatever was typed there. */
export const toSend = (form: ResourceForm, kind: ResourceKind): ResourceForm =>
  kind === 'link' ? { ...form, content: '' } : { ...form, link: '' };

import { useCreateCampaign, useEditedCampaign, useUpdateCampaign } from '@cyberharbour/shared-api/campaigns';
import { CampaignForm, campaignImageMissing, writeActions, type Campaign } from '@cyberharbour/shared-api/contract';
import type { PostKind } from '../post-form/post-kind';
import { readTopic } from '../post-form/topic-field';
import { CampaignExtras } from './campaign-extras';
import type { CampaignFields } from './campaign-fields';
import { toField, toWire } from '../post-form/local-time';

/** All that is particular to the form of a campaign. */
export const campaignKind: PostKind<{ post: Campaign; fields: CampaignFields; body: CampaignForm }> = {
  name: 'campaign',
  title: 'Campaign',
  lede: 'A small promise, kept by a lot of people at once.',
  titleHint: 'A small promise that many people can keep.',
  text: { name: 'description', label: 'Description', hint: 'What people do, where, and what to bring.', rows: 10 },
  times: [
    { name: 'startTime', label: 'Start', hint: 'In your own time zone.' },
    { name: 'endTime', label: 'End', hint: 'After the start.' },
  ],
  extras: { Fields: CampaignExtras, labels: { actions: 'What people do', goal: 'Goal' } },
  picture: { label: 'Image', missing: campaignImageMissing },

  empty: {
    title: '',
    description: '',
    startTime: '',
    endTime: '',
    actions: '',
    goal: '',
    image: null,
    imageAlt: '',
    imageFocus: '',
    topic: '',
    publishAt: '',
  },
  fieldsOf: ({ title, description, startTime, endTime, actions, goal, imageAlt, imageFocus, topic, publishAt }) => ({
    title,
    description,
    startTime: toField(startTime),
    endTime: toField(endTime),
    actions: writeActions(actions ?? []),
    goal: goal ? String(goal) : '',
    image: null,
    imageAlt: imageAlt ?? '',
    imageFocus: imageFocus ?? '',
    topic: topic ?? '',
    publishAt: publishAt ? toField(publishAt) : '',
  }),
  textOf: ({ description }) => description,
  wordsFrom: ({ title, text, more: { actions = '', goal = '' } }) => ({ title, description: text, actions, goal }),
  bodyOf: ({ title, description, startTime, endTime, actions, goal, imageAlt, imageFocus, topic, publishAt }) => ({
    title,
    description,
    startTime: toWire(startTime),
    endTime: toWire(endTime),
    actions,
    goal,
    imageAlt,
    imageFocus: imageFocus || undefined,
    topic: readTopic(topic),
    publishAt: toWire(publishAt),
  }),
  pictureOf: (image) => ({ image: image ?? undefined }),
  schema: CampaignForm,
  authorOf: ({ createdBy }) => createdBy,
  addressOf: (id) => `/campaigns/${id}`,

  useEdited: useEditedCampaign,
  useCreate: useCreateCampaign,
  useUpdate: useUpdateCampaign,
};

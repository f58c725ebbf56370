/** Times are local, as the fields hold them. */
export interface CampaignFields {
  title: string;
  description: string;
  startTime: string;
  endTime: string;
  /** One in a line, the address of its guide behind a tab. */
  actions: string;
  goal: string;
  image: File | null;
  imageAlt: string;
  imageFocus: string;
  topic: string;
  publishAt: string;
}

export interface BlogFields {
  title: string;
  content: string;
  image: File | null;
  imageAlt: string;
  imageFocus: string;
  topic: string;
  publishAt: string;
}

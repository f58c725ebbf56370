/** Words that an adult reads in a minute, unhurried. */
const pace = 200;

export const readingTime = (text: string): string =>
  `${Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / pace))} min read`;

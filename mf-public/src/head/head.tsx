interface HeadProps {
  /** Without the product's name; left out where the route itself names the screen. */
  title?: string;
  /** For whoever finds the page by a search: one or two sentences. */
  description: string;
}

/** What a page says about itself to tabs, bookmarks and search engines. */
export const Head = ({ title, description }: HeadProps) => (
  <>
    {title === undefined ? null : <title>{`${title} · CyberHarbour`}</title>}
    <meta name="description" content={description} />
  </>
);

import { restsPath } from '../pages/rest-of-set.ts';

/** `/blog/:id` as a regular expression of nginx. */
const toPattern = (path: string) => `^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`;

/** The text of a configuration file that adds the headers of a page. */
export const writeNginxHeaders = (headers: Record<string, string>) =>
  Object.entries(headers)
    .filter(([name]) => name !== 'content-type')
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`)
    .join('');

/** The text of a configuration file that says which page each path gets; the first that matches counts. */
export function writeNginxSite(pages: { path: string; file: string }[]): string {
  const locations = pages.map(
    ({ path, file }) =>
      `location ~ "${toPattern(path)}" { try_files /pages/${file} =404; include page-headers.conf; }\n`,
  );
  return `# In a server block: root is this folder; page-headers.conf lies where the include says.
charset utf-8;
location /r/ {
  try_files $uri =404;
  add_header cache-control "public, max-age=31536000, immutable";
  add_header x-content-type-options nosniff;
}
location ${restsPath}/ { try_files $uri =404; add_header x-content-type-options nosniff; }
location ~ "^/(favicon\\.svg|icon-\\d+\\.png|site\\.webmanifest)$" { try_files $uri =404; }
${locations.join('')}location /pages/ { internal; include page-headers.conf; }
error_page 404 /pages/404.html;
`;
}

import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sessionCookie } from '@cyberharbour/shared-api/contract';

// The least that could answer a list with a session: the same two queries, no framework, no checks, no limits.
const folder = process.env['DATA_DIR'];
if (!folder) throw new Error('Set DATA_DIR to the folder of the database that is measured.');
const database = new DatabaseSync(path.join(folder, 'cyberharbour.db'));
database.exec('pragma journal_mode = wal');
const session = database.prepare(
  'select users.id, users.role, users.is_verified, sessions.expires_at from sessions join users on users.id = sessions.user_id where token_hash = ? and expires_at > ?',
);
const list =
  database.prepare(`select blogs.id, title, excerpt, blogs.media_id, image_alt, status, visibility, waits, moderation_reason, moderated_at, author_id, blogs.created_at, blogs.updated_at,
  users.name as author_name, media.width, media.height, media.widths from blogs left join users on users.id = blogs.author_id left join media on media.id = blogs.media_id
  where blogs.visibility = 2 order by blogs.id desc limit 21`);
const counters = database.prepare(
  "select * from counters where name in ('blogs:pending', 'blogs:approved', 'blogs:active', 'blogs:archived')",
);

createServer((request, response) => {
  const token = new RegExp(`${sessionCookie}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1] ?? '';
  session.get(createHash('sha256').update(token).digest('base64url'), Date.now());
  const blogs = list.all();
  const body = JSON.stringify({ success: true, blogs, total: counters.all(), nextCursor: null });
  response
    .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) })
    .end(body);
}).listen(Number(process.env['API_PORT']), '127.0.0.1', () => console.log('ready {}'));

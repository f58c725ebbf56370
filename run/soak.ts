import { endWithSum, reportSuite, runNodeTests } from './tests/runners.ts';

/**
 * `npm run soak`: 1,000 kills of the server at random moments, on both databases, which takes more than an hour;
 * `KILLS=30 npm run soak` is a short form. Each acknowledged post, mail, file and deletion has to be there afterwards.
 */
async function soak() {
  const result = await runNodeTests(['server/src/testing/soak/*.soak.ts'], { KILLS: process.env.KILLS ?? '1000' });
  for (const [line] of result.output.matchAll(/^ *ℹ .* lost or half$/gm)) console.log(line.trim());
  return result;
}

endWithSum([await reportSuite(['nothing acknowledged is lost when the server is killed', soak])]);

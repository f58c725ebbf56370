import webpack from 'webpack';
import type { Configuration, StatsCompilation } from 'webpack';

/** Runs one build to its end. @throws with webpack's own messages when it has errors. */
export async function run(configuration: Configuration): Promise<StatsCompilation> {
  const compiler = webpack(configuration);
  try {
    return await new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) reject(error);
        else if (!stats) reject(new Error('webpack gave no result.'));
        else if (stats.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only' })));
        else resolve(stats.toJson({ all: false, chunkGroups: true, warnings: true }));
      });
    });
  } finally {
    // Closing writes the cache that makes the next build warm.
    await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  }
}

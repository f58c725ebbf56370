import type { FastifyServerOptions } from 'fastify';

const refuse = () => {
  throw new Error('No compiler of JSON Schemas was set.');
};

/**
 * For Fastify's option of that name: its own compilers of JSON Schemas, which take 2 MiB, are not loaded. Routes with
 * schemas need `setValidatorCompiler` and `setSerializerCompiler`.
 */
export const schemaController: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: { buildValidator: () => refuse, buildSerializer: () => refuse },
};

import fastify from 'fastify';

/** A log that says nothing, for parts that are tested without the whole. */
export const quietLog = fastify({ logger: { level: 'silent' } }).log;

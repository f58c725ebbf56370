import fastify from 'fastify';

/** A log that says nothing, for what is tested without the whole server. */
export const quietLog = fastify({ logger: { level: 'silent' } }).log;

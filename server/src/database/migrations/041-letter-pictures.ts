import type { Kysely } from 'kysely';

/** Pictures that moderators put into letters. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('letter_pictures')
    .addColumn('media_id', 'text', (column) => column.primaryKey().references('media.id'))
    .addColumn('letter_id', 'text', (column) => column.notNull().references('letters.id').onDelete('cascade'))
    .execute();
  await schema.createIndex('letter_pictures_letter').on('letter_pictures').column('letter_id').execute();
}

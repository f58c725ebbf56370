import { type Chapter, meet, notApplicable } from '../requirement.ts';

export const files: Chapter = {
  title: 'V5 File handling',
  requirements: {
    '5.1.1': meet(
      'Types and sizes of uploads are written down, and how files are made safe.',
      'Pictures alone, by their content, with bytes and pixels limited; each is drawn anew.',
      'apiDescribed',
      'docs/protection.md#what-input-may-be',
    ),
    '5.2.1': meet(
      'Files are no bigger than what can be worked on.',
      '8 MiB, 40 megapixels, one a request, few at a time, in turns between members.',
      'pictureBig',
      'pictureTurns',
    ),
    '5.2.2': meet(
      'The content of a file is what it says it is.',
      'The content decides, names and types of the upload are ignored; what is no picture is refused, what is one is drawn anew.',
      'pictureFake',
      'pictureNew',
    ),
    '5.2.3': notApplicable('Archives are checked before they are unpacked.', 'No archive is taken.'),
    '5.3.1': meet(
      'Uploaded files are never run on the server.',
      'Pictures are WebP files that the server wrote, served by a name of a fixed form.',
      'pictureNew',
      'mediaPaths',
    ),
    '5.3.2': meet(
      'Paths of files are made of our own names.',
      'Random names; those of uploads are not read.',
      'mediaPaths',
      'pictureFake',
    ),
    '5.4.1': meet(
      'Downloads have a name that the server chose.',
      'Tables, the export and pictures name their file in Content-Disposition; names of users are ignored.',
      'fileNames',
      'csvFormula',
    ),
    '5.4.2': meet(
      'Names of files break no header.',
      'They are made of fixed words, dates and hexadecimal digits.',
      'fileNames',
    ),
    '5.4.3': notApplicable(
      'Files of strangers are scanned before others get them.',
      'Nobody gets a file of a stranger: pictures are decoded and drawn anew, and no byte of the upload is stored.',
    ),
  },
};

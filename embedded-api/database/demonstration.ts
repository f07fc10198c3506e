import { contentFiles } from './content';

/** The demonstration's content as the files contain it. */
export const demonstration = contentFiles();

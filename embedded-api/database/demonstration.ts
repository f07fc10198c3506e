import { contentFiles } from './content';

export const demonstration = contentFiles();

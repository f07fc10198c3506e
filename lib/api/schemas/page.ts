import { z } from 'zod';
import { wrappedRecord } from './detail';
import { date, fold, id, innerListOf, nameOf, sentenceList, text, variantsOf } from './fields';
import { fileEntry } from './file';
import { taxonomyLink } from './taxonomy';

/** A service page; features and services of the home screen are pages too. */
export const page = z
  .object({
    id,
    slug: text,
    ...variantsOf('name'),
    ...variantsOf('description'),
    ...variantsOf('image'),
    ...variantsOf('extraDescription'),
    iconInput: text,
    ...variantsOf('points', sentenceList),
    created_at: date,
    updated_at: date,
    service: wrappedRecord(taxonomyLink),
    file_pages: innerListOf(fileEntry),
  })
  .transform((record) => ({
    id: record.id,
    slug: record.slug,
    name: nameOf(record),
    body: fold(record, 'description'),
    image: fold(record, 'image'),
    extraDescription: fold(record, 'extraDescription'),
    icon: record.iconInput,
    points: fold(record, 'points'),
    createdAt: record.created_at,
    /** Not in the contract; Laravel adds it by itself. */
    updatedAt: record.updated_at,
    service: record.service,
    files: record.file_pages,
  }));
export type Page = z.infer<typeof page>;

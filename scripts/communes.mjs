import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'prettier';

/*
 * Makes the table of communes by which the directory finds a chamber. The two packages are not
 * dependencies; they are read from a folder of their own:
 *
 *   npm install --prefix ../communes @dzcode-io/leblad@1.0.3 algeria-locations@1.0.6
 *   npm run communes -- ../communes
 *
 * `algeria-locations` has 58 wilayas and postcodes, and lacks 73 of the 1,541 communes; `leblad`
 * has 71 of these, in 48 wilayas. What both have in a wilaya is one commune if its Arabic or its
 * French name is the same. Wilayas have the names of the demonstration's chambers. Those made in
 * November 2025 have the commune of their name alone: no list of their other communes is published
 * in a form to read. These stay with their former wilaya, and the table says where they may be.
 */

const TABLE = 'lib/search/generated/communes.json';
const OF_58 = 58;
/** Communes of El Bayadh that neither package has. */
const LACKING = [
  ['Sidi Ameur', 'سيدي عامر', '', 32],
  ['Sidi Slimane', 'سيدي سليمان', '', 32],
];

const folder = resolve(process.argv[2] ?? '.', 'node_modules');
const { foldText } = await import('../lib/text/fold.ts');
const { contentFiles } = await import('../embedded-api/database/content.ts');

const locations = await import(pathToFileURL(join(folder, 'algeria-locations/dist/index.js')).href);
const leblad = JSON.parse(
  readFileSync(join(folder, '@dzcode-io/leblad/data/WilayaList.json'), 'utf8'),
);

const key = (name) => foldText(name).replace(/[^\p{L}\p{N}]/gu, '');
const tidy = (name) => name.trim().replace(/\s+/g, ' ');
/** `OULED RACHED` and `SIDI-AMAR` as the other package writes them. */
const inTitleCase = (name) =>
  tidy(name.replaceAll('-', ' '))
    .toLowerCase()
    .replace(/(?<=^|[ '])\p{L}/gu, (letter) => letter.toUpperCase());

const communes = locations.wilayas.flatMap(({ id: wilaya }) =>
  locations
    .getCommunesByWilayaId(wilaya)
    .map(({ name, name_ar: arabic, code }) => [tidy(name), tidy(arabic), code, wilaya]),
);
/** Where `leblad` looks for them: a postcode begins with the number of the wilaya of 48. */
const known = new Set(
  communes.flatMap(([name, arabic, code]) =>
    [name, arabic].map((text) => `${Number(code.slice(0, 2))} ${key(text)}`),
  ),
);
let added = 0;
for (const { mattricule: wilaya, dairats } of leblad)
  for (const { baladyiats = [] } of dairats)
    for (const { name, name_ar: arabic } of baladyiats) {
      const keys = [name, arabic].map((text) => `${wilaya} ${key(text)}`);
      if (!keys.some((each) => known.has(each))) {
        communes.push([inTitleCase(name), tidy(arabic), '', wilaya]);
        added += 1;
      }
      for (const each of keys) known.add(each);
    }

communes.push(...LACKING);

const names = contentFiles().chambers.map(({ wilayas_name: name }) => name);
const wilayas = names.map(({ fr }) => fr);
for (const { id, name } of locations.wilayas)
  if (key(name) !== key(wilayas[id - 1])) console.log(`${id}: ${name}, here ${wilayas[id - 1]}`);
const later = names.slice(OF_58).map(({ fr, ar }, place) => {
  const town = communes.find(
    ([name, arabic, , at]) => at <= OF_58 && (key(name) === key(fr) || key(arabic) === key(ar)),
  );
  const number = OF_58 + place + 1;
  if (!town) return console.log(`${number} ${fr}: no commune of this name`);
  const [from] = town.splice(3, 1, number);
  return [number, from];
});

const versionOf = (name) => {
  const { version, license } = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8'));
  return `${name} ${version} (${license})`;
};
const table = {
  sources: ['algeria-locations', '@dzcode-io/leblad'].map(versionOf),
  date: new Date().toISOString().slice(0, 10),
  wilayas,
  later: later.filter(Boolean),
  communes: communes.sort((a, b) => a[3] - b[3] || a[0].localeCompare(b[0], 'fr')),
};
writeFileSync(TABLE, await format(JSON.stringify(table), { parser: 'json', printWidth: 100 }));
console.log(`${communes.length} communes, ${added} of them from leblad: ${TABLE}`);

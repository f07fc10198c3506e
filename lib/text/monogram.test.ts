import { initials, monogram } from './excerpt';

test.each([
  ['Tindouf', 'TI'],
  ['Ksar El Boukhari', 'KB'],
  ['El Oued', 'OU'],
  ['El', 'EL'],
  ['M’Sila', 'MS'],
  ['éducation', 'ÉD'],
  ['Aïn&nbsp;Defla', 'AD'],
  ['27', '27'],
  ['تندوف', 'ت'],
  ['الأغواط', 'أ'],
  ['قصر البخاري', 'ق'],
  ['', ''],
  ['« »', ''],
])('« %s » is drawn as « %s »', (name, letters) => {
  expect(monogram(name)).toBe(letters);
});

test.each([
  ['Karim Haddad', 'KH'],
  ['Samia Ben Ali', 'SB'],
  ['Membre B. Exemple', 'MB'],
  ['Élodie', 'É'],
  ['كريم حداد', 'ك ح'],
  ['عبد القادر حميدي', 'ع ح'],
  ['عبد القادر', 'ع ق'],
  ['العضو ب. مثال', 'ع ب'],
  ['', ''],
])('the initials of « %s » are « %s »', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

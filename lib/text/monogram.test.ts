import { monogram } from './excerpt';

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
  ['قصر البخاري', 'ق ب'],
  ['Karim Haddad', 'KH'],
  ['كريم حداد', 'ك ح'],
  ['عبد القادر حميدي', 'ع ح'],
  ['', ''],
  ['« »', ''],
])('« %s » is drawn as « %s »', (name, letters) => {
  expect(monogram(name)).toBe(letters);
});

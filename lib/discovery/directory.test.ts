import ICAL from 'ical.js';
import { vCard, type ContactCard } from './directory';

const card: ContactCard = {
  uid: 'https://www.example.org/chambre_de_commerce/16',
  url: 'https://www.example.org/ar/chambre_de_commerce/16/CCI-Alger',
  name: 'CCI Alger, le port,\r\nEND:VCARD',
  nameLang: 'fr',
  phones: ['021 00 00 01'],
  faxes: ['021 00 00 02'],
  emails: ['a@b.example'],
  address: '1, rue du Port',
  region: 'Alger',
  country: 'الجزائر',
  coordinates: { latitude: 36.77, longitude: 3.06 },
  lang: 'ar',
};
const read = (given: Partial<ContactCard> = {}) => new ICAL.Component(ICAL.parse(vCard({ ...card, ...given })) as unknown[]);

describe('a chamber’s vCard, read by an independent parser', () => {
  test('keeps its identity in every language and under every name', () => {
    expect(read().getFirstPropertyValue('uid')).toBe(card.uid);
    expect(read({ lang: 'fr', url: 'https://www.example.org/chambre_de_commerce/16/autre' }).getFirstPropertyValue('uid')).toBe(card.uid);
  });

  test('says in which language the name is, and holds it whole', () => {
    const name = read().getFirstProperty('fn');
    expect(name?.getParameter('language')).toBe('fr');
    expect(name?.getFirstValue()).toBe('CCI Alger, le port,\nEND:VCARD');
  });

  test('holds address, telephone, fax and position', () => {
    const address = read().getFirstProperty('adr');
    expect(address?.getFirstValue()).toEqual(['', '', '1, rue du Port', '', 'Alger', '', 'الجزائر']);
    expect(address?.getParameter('geo')).toBe('geo:36.77,3.06');
    expect(
      read()
        .getAllProperties('tel')
        .map((tel) => tel.getFirstValue()),
    ).toEqual(['021 00 00 01', '021 00 00 02']);
  });
});

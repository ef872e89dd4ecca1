import { agency } from './agency';
import { defineKind } from './define-kind';

/** Offices that draw buildings, rooms and gardens: the agency's sections, other work. */
export const architecture = defineKind({
  ...agency,
  id: 'architecture',
  label: 'architecture office',
  words: [
    'architecture office',
    'architecture practice',
    'architecture studio',
    'architecture firm',
    'architects',
    'landscape architect',
    'interior design studio',
    'interior designer',
    'interior design',
    'interior architect',
  ],
  tones: ['minimal', 'editorial', 'elegant', 'professional'],
  hues: [25, 60, 145, 230],
  motifs: ['plan', 'house', 'arches', 'skyline'],
  sections: ['work', 'services', 'about', 'steps', 'contact'],
  titles: [
    'Rooms that stay right',
    'Built with restraint',
    'Light first, then walls',
    'Houses drawn for the people in them',
  ],
  leads: [
    '{name} is {a subject}{in}{for}. See buildings and rooms, how they came about, and how a project begins.',
    'Buildings, rooms and conversions{in}: from the first visit to the last door handle.',
  ],
  actions: [
    ['See the projects', 'work'],
    ['Start a project', 'contact'],
  ],
  about: {
    title: 'The office',
    text: [
      '{name} draws slowly and builds carefully: the place first, then the plan, then the detail.',
      'Say who works here, what you build and what you do not.',
    ],
  },
  services: {
    title: 'What we do',
    list: [
      ['New buildings', 'From the site to the key.'],
      ['Conversions', 'Finding out what an old house can become.'],
      ['Interiors', 'Light, material, furniture that belongs.'],
      ['Studies', 'What is possible, on a few pages.'],
    ],
  },
  items: {
    title: 'Projects',
    list: [
      ['House by the water', 'New building, timber', 'Homes'],
      ['Courtyard house', 'Conversion, brick', 'Homes'],
      ['Reading room', 'Interior, oak', 'Public'],
      ['Workshop', 'New building, steel', 'Work'],
      ['Small chapel', 'Study, concrete', 'Public'],
      ['Studio under the roof', 'Conversion, light', 'Work'],
    ],
  },
  gallery: {
    title: 'From the office',
    list: ['North side', 'The stairs', 'A model', 'On site', 'Morning light', 'The drawing'],
  },
  roles: ['Partner', 'Architect', 'Site manager', 'Office'],
  contact: {
    title: 'Tell us about the place',
    lead: 'Where it is, what is there now, and what should be there one day.',
    topics: ['A house', 'A conversion', 'An interior', 'Something else'],
  },
});

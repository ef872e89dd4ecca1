/** Instructions for what every composed page must look like, each with the colours it asks for. */
export interface LookInstruction {
  readonly id: string;
  readonly instruction: string;
  /** As hex; each covers a part of the first screen anybody notices. */
  readonly colours: readonly string[];
}

export const lookInstructions: readonly LookInstruction[] = [
  {
    id: 'saddler',
    instruction:
      'Saddler in Hexham, Bridle & Wax. Repairs, reflocking and girths. 01434 555 010. White page, black type.',
    colours: ['#ffffff', '#000000'],
  },
  {
    id: 'kayak',
    instruction:
      'Website for our kayak hire in Tobermory called Otter Kayaks. Half day £30, full day £45. Brand colours #0b5d8a and #e8d6b0. Phone 01688 555 020.',
    colours: ['#0b5d8a', '#e8d6b0'],
  },
  {
    id: 'clockmaker',
    instruction:
      'Wir sind die Uhrmacherei Brandstetter in Innsbruck. Wir machen Reparaturen, Revisionen und Wanduhren. Telefon 0512 555 019. Die Farben sind #14532d und #c9a227.',
    colours: ['#14532d', '#c9a227'],
  },
  {
    id: 'congress',
    instruction:
      'Conference on peat bogs in Galway, 3 June 2027. Speakers: Aoife Byrne, Tomas Lind, Mairead Walsh, Joao Pires, Ingrid Moe, Sean Duffy, Petra Novak, Liam Fox, Anna Berg, Rosa Conti, Owen Hart. Topics: carbon, rewetting, sphagnum, archaeology, mapping, insects, law. Brand colour #5b3a1e.',
    colours: ['#5b3a1e'],
  },
  {
    id: 'translator',
    instruction:
      'I am Ruta Kazlauskaite, conference interpreter for Lithuanian and Polish in Vilnius. I work at trade fairs, in court and by telephone. ruta@voices.example',
    colours: [],
  },
  {
    id: 'boxing',
    instruction:
      'BOLD loud site for Ironside Boxing Gym Sheffield. Classes: beginners, sparring, juniors, womens, conditioning. Drop in £8, monthly £42. Red #c8102e.',
    colours: ['#c8102e'],
  },
  {
    id: 'spices',
    instruction:
      'Online shop for spices called Saffron Lane. Cumin £3, cardamom £6, star anise £4.50, black lime £5. Brand colours #f2b705 and #1f4d36.',
    colours: ['#f2b705', '#1f4d36'],
  },
  {
    id: 'poet',
    instruction:
      'Elegant page for the poet Marguerite Oyelaran-Fitzgerald. Books: Saltmarsh (2019), Interior Weather (2024). Readings on 4 May 2027 in Ghent.',
    colours: [],
  },
  {
    id: 'weaver',
    instruction:
      'Handwoven blankets by Elin Strand in Bergen. Show a gallery of the blankets. Baby blanket 900 kr, throw 2400 kr. elin@loom.example',
    colours: [],
  },
  {
    id: 'nursery-rhymes',
    instruction:
      'Our choir Cantabile Kammerchor in Leipzig sucht Bassstimmen. Proben dienstags 19:30 Uhr, Thomaskirchhof 18. Mail: choir@sing.example',
    colours: [],
  },
  {
    id: 'capitals',
    instruction:
      'Charity sponsored walk in Northumberland on Sunday 15 June, 15 miles along the coast. Yellow and black please. Sign up online. Prizes for the first three.',
    colours: [],
  },
];

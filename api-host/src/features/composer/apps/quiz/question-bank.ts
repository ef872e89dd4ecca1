/** Question, right answer, three wrong ones. Only what any encyclopedia agrees on. */
export type Question = readonly [question: string, right: string, ...wrong: string[]];

export interface Bank {
  topic: RegExp;
  title: string;
  questions: readonly Question[];
}

const capital = (country: string, ...answers: [string, string, string, string]): Question => [
  `What is the capital of ${country}?`,
  ...answers,
];

export const banks: readonly Bank[] = [
  {
    topic: /capital|hauptst[aä]dt|geograph|countr|flags?|capitales|capitali/i,
    title: 'Capitals of the world',
    questions: [
      capital('Australia', 'Canberra', 'Sydney', 'Melbourne', 'Perth'),
      capital('Canada', 'Ottawa', 'Toronto', 'Vancouver', 'Montreal'),
      capital('Brazil', 'Brasília', 'Rio de Janeiro', 'São Paulo', 'Salvador'),
      capital('Turkey', 'Ankara', 'Istanbul', 'Izmir', 'Bursa'),
      capital('Morocco', 'Rabat', 'Casablanca', 'Marrakesh', 'Fez'),
      capital('New Zealand', 'Wellington', 'Auckland', 'Christchurch', 'Hamilton'),
      capital('Vietnam', 'Hanoi', 'Da Nang', 'Hue', 'Ho Chi Minh City'),
      capital('Switzerland', 'Bern', 'Zurich', 'Geneva', 'Basel'),
      capital('Kenya', 'Nairobi', 'Mombasa', 'Kisumu', 'Nakuru'),
      capital('Norway', 'Oslo', 'Bergen', 'Stavanger', 'Trondheim'),
    ],
  },
  {
    topic: /dogs?|puppy|pets?/i,
    title: 'How well do you know dogs?',
    questions: [
      ['From which animal do dogs descend?', 'Wolf', 'Fox', 'Hyena', 'Bear'],
      ['Which sense is a dog’s strongest?', 'Smell', 'Sight', 'Taste', 'Touch'],
      ['Which breed is the smallest?', 'Chihuahua', 'Beagle', 'Dachshund', 'Pug'],
      ['Which food is poisonous for dogs?', 'Chocolate', 'Carrot', 'Rice', 'Pumpkin'],
      ['What was the dachshund bred to hunt?', 'Badgers', 'Birds', 'Deer', 'Wolves'],
      ['How do dogs mostly cool down?', 'Panting', 'Sweating', 'Yawning', 'Licking their paws'],
    ],
  },
  {
    topic: /dinosaur|fossil|prehistor/i,
    title: 'Dinosaurs',
    questions: [
      ['What does “dinosaur” mean?', 'Terrible lizard', 'Giant bird', 'Old bone', 'Fast runner'],
      [
        'Which dinosaur had three horns?',
        'Triceratops',
        'Stegosaurus',
        'Diplodocus',
        'Velociraptor',
      ],
      [
        'Which animals of today descend from dinosaurs?',
        'Birds',
        'Crocodiles',
        'Turtles',
        'Sharks',
      ],
      ['What did Brachiosaurus eat?', 'Plants', 'Fish', 'Meat', 'Insects'],
      [
        'When did the large dinosaurs die out?',
        '66 million years ago',
        '10,000 years ago',
        '2 million years ago',
        '300 million years ago',
      ],
      [
        'What do we call someone who studies fossils?',
        'Palaeontologist',
        'Geologist',
        'Astronomer',
        'Botanist',
      ],
    ],
  },
  {
    topic: /space|planet|astronom|moon|solar system/i,
    title: 'Space',
    questions: [
      ['Which planet is the largest?', 'Jupiter', 'Saturn', 'Earth', 'Neptune'],
      ['Which planet is closest to the Sun?', 'Mercury', 'Venus', 'Mars', 'Earth'],
      [
        'Who first walked on the Moon?',
        'Neil Armstrong',
        'Yuri Gagarin',
        'Buzz Aldrin',
        'John Glenn',
      ],
      ['What is the Sun?', 'A star', 'A planet', 'A comet', 'A moon'],
      [
        'How long does light take from the Sun to Earth?',
        'About 8 minutes',
        'About 1 second',
        'About a day',
        'About a year',
      ],
      ['Which planet is called the red planet?', 'Mars', 'Venus', 'Saturn', 'Uranus'],
    ],
  },
  {
    topic: /theory test|driving|traffic|road/i,
    title: 'Theory practice',
    questions: [
      ['What does a red traffic light mean?', 'Stop', 'Slow down', 'Give way', 'Go when clear'],
      [
        'When is the road most slippery?',
        'At the start of rain after a dry spell',
        'On a warm afternoon',
        'At night',
        'In light wind',
      ],
      [
        'What grows with your speed most quickly?',
        'The braking distance',
        'The fuel in the tank',
        'The view to the side',
        'The grip of the tyres',
      ],
      [
        'What should you check before opening your door?',
        'Mirrors and blind spot',
        'The radio',
        'The fuel',
        'The seat',
      ],
      [
        'Who goes first at a zebra crossing?',
        'The person crossing',
        'The car',
        'The cyclist on the road',
        'The larger vehicle',
      ],
    ],
  },
  {
    topic: /music|band|song|jazz/i,
    title: 'Music',
    questions: [
      ['How many strings has a violin?', 'Four', 'Six', 'Five', 'Eight'],
      ['How many keys has a full piano?', '88', '61', '76', '100'],
      ['Which instrument did Louis Armstrong play?', 'Trumpet', 'Piano', 'Drums', 'Violin'],
      ['What does “piano” mean in a score?', 'Softly', 'Loudly', 'Quickly', 'Slowly'],
      ['Who composed “The Four Seasons”?', 'Vivaldi', 'Mozart', 'Chopin', 'Verdi'],
    ],
  },
  {
    topic: /photograph|camera/i,
    title: 'Photography',
    questions: [
      [
        'What does the aperture control?',
        'How much light comes in',
        'The weight of the lens',
        'The size of the file',
        'The colour of the sky',
      ],
      [
        'What freezes a fast movement?',
        'A short shutter speed',
        'A long shutter speed',
        'A low ISO',
        'A wide frame',
      ],
      [
        'Which setting brings grain into a picture?',
        'A high ISO',
        'A low ISO',
        'A small file',
        'A tripod',
      ],
      [
        'What does a wide-angle lens show?',
        'More of the scene',
        'Less of the scene',
        'Only people',
        'Only colours',
      ],
    ],
  },
  {
    topic: /spanish|español|vocab/i,
    title: 'Spanish words',
    questions: [
      ['What does “la manzana” mean?', 'The apple', 'The morning', 'The hand', 'The market'],
      ['What does “el perro” mean?', 'The dog', 'The bread', 'The brother', 'The floor'],
      ['What does “mañana” mean?', 'Tomorrow', 'Yesterday', 'Always', 'Never'],
      ['What does “gracias” mean?', 'Thank you', 'Please', 'Sorry', 'Hello'],
      ['What does “la casa” mean?', 'The house', 'The street', 'The garden', 'The chair'],
    ],
  },
];

/** For topics without questions of their own; the review says so. */
export const general: Bank = {
  topic: /./,
  title: 'Test yourself',
  questions: [
    ['How many days has a leap year?', '366', '365', '364', '367'],
    ['Which ocean is the largest?', 'Pacific', 'Atlantic', 'Indian', 'Arctic'],
    [
      'What is water made of?',
      'Hydrogen and oxygen',
      'Carbon and oxygen',
      'Nitrogen and hydrogen',
      'Helium and oxygen',
    ],
    [
      'Who painted the “Mona Lisa”?',
      'Leonardo da Vinci',
      'Vincent van Gogh',
      'Pablo Picasso',
      'Claude Monet',
    ],
    ['How many sides has a hexagon?', 'Six', 'Five', 'Seven', 'Eight'],
    ['Which metal is liquid at room temperature?', 'Mercury', 'Iron', 'Tin', 'Gold'],
  ],
};

/** The questions for a prompt; null when it names a topic we have none for. */
export const bankFor = (prompt: string): Bank | null =>
  banks
    .map((bank) => ({ bank, at: prompt.search(bank.topic) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)[0]?.bank ?? null;

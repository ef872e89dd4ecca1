import { calculatorSection } from './calculator-section';
import { estimate } from './estimate';
import { everydayCalculators } from './everyday';
import { financeCalculators } from './finance';
import { householdCalculators } from './household';
import { keypad } from './keypad';

/** A new calculator: describe it in one of these files. */
export const calculatorSections = [
  ...financeCalculators.map(calculatorSection),
  ...everydayCalculators.map(calculatorSection),
  ...householdCalculators.map(calculatorSection),
  estimate,
  keypad,
];

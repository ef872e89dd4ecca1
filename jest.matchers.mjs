import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// How long `findBy…` and `waitFor` may take on a loaded machine; what is there is found at once.
configure({ asyncUtilTimeout: 10_000 });

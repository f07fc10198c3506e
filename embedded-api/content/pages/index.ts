import type { PageSeed } from '../types';
import { certificationPages } from './certification';
import { enterprisePages } from './enterprise';
import { fairPages } from './fairs';
import { informationPages } from './information';
import { mediationPages } from './mediation';
import { trainingPages } from './training';

export const pages: PageSeed[] = [...certificationPages, ...trainingPages, ...mediationPages, ...fairPages, ...informationPages, ...enterprisePages];

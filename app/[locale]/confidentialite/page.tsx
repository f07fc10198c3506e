import { PrivacyNotice } from '@/components/legal/LegalTexts';
import { namedMetadata } from '@/lib/views/named-metadata';

export const generateMetadata = () => namedMetadata('privacy');

export default PrivacyNotice;

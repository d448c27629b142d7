export { PatienceGame, registerLanguage } from '@patience/element/define';

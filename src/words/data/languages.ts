/** Nouns of Spanish, Portuguese and French that get an `s` in the plural, as English ones do; no English noun is among them. */
export const WITH_S: ReadonlySet<string> = wordsOf([
  // Spanish
  'alojamiento alumno archivo articulo asignatura asistencia bodega boleto carrito categoria cita ciudadano clase cliente coche comentario compra',
  'consulta contrato correo cuenta curso departamento descuento detalle docente documento dueno empleado empresa encuesta entrada envio equipo escuela',
  'estado estudiante evento factura fecha galeria genero grupo horario ingreso inquilino inventario libro licencia lista marca mascota materia',
  'medicamento medico mensaje modelo movimiento nota noticia oferta paciente pago palabra parcela partido pedido pelicula permiso pregunta prestamo',
  'presupuesto producto provincia proyecto puesto raza receta recibo recurso regla reserva respuesta seguro servicio sitio socio subcategoria tarea',
  'tarjeta tienda tipo torneo turno usuario vehiculo venta viaje visita vivienda vuelo',
  // Portuguese
  'agendamento aluno cardapio carrinho cidade conta despesa disciplina emprestimo endereco estoque ficha funcionario livro mensalidade pagamento pergunta',
  'pessoa produto projeto receita tarefa turma unidade vaga veiculo venda',
  // French
  'adherent adresse annonce auteur categorie chambre commande compte employe enseignant entreprise etudiant evenement fournisseur livraison livre',
  'locataire logement matiere medecin paiement panier produit projet quartier salle seance tache trajet utilisateur vehicule vente ville voiture',
]);

/** Nouns of other languages that get another plural, or none; no English noun is among them. */
export const WITH_OTHER_PLURAL: ReadonlySet<string> = wordsOf([
  // Spanish and Portuguese
  'almacen aluguel autor cancion cupon huesped imagen imovel lugar opcion orden pais perfil reunion rol sesion sucursal',
  // Italian
  'carrello fattura indirizzo messaggio ordine prenotazione prodotto recensione ricetta utente',
  // Indonesian
  'absensi alamat anggota artikel barang berita buku dokter dosen gambar jadwal jurusan kamar karyawan kategori kelas keranjang laporan mahasiswa nilai',
  'obat pasien pegawai pelanggan pembayaran pembeli peminjaman pengembalian pengguna penjual pesanan produk ruangan siswa transaksi',
  // German
  'aufgabe benutzer bestellung buchung kategorie kunde mitarbeiter nachricht produkt rechnung termin',
  // Turkish
  'kullanici musteri sepet siparis urun yorum',
]);

/** Verbs of other languages, and words that bind two nouns of theirs. What is spelt like one in English (`sin`) is hardly a part of a name. */
export const VERBS_AND_JOINTS: ReadonlySet<string> = wordsOf([
  // Spanish, Portuguese and Italian
  'aceptar activar actualizar adicionar agregar aggiungere alterar atualizar borrar buscar cadastrar cambiar cancelar cercare consultar crear creare criar deletar desactivar editar eliminar eliminare',
  'enviar excluir guardar listar modificar modificare mostrar obtener pesquisar rechazar remover salvar validar',
  'das del della con para por sin',
  // French
  'accepter activer afficher ajouter annuler changer chercher creer desactiver envoyer lister liste obtenir rechercher recuperer refuser supprimer valider',
  'avec dans des par pour sous',
  // Indonesian
  'cari hapus lihat simpan tambah ubah',
  'dari oleh untuk',
  // German
  'anzeigen bearbeiten erstellen loeschen suchen',
]);

function wordsOf(lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}
